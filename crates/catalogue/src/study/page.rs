//! A study as a page to read and as a picture.

use super::seen::in_signs;
use super::told::{Answer, Study, voice};
use super::{FOLLOWED, Verdict};
use crate::sources::cited_by_lines;
use spadille_bots::plot::{Frame, Group, Row, whiskers};
use spadille_core::said::capitalised;
use spadille_core::{Lang, Speech, Text, text};

/// Questions of one verdict, each with its number on the page.
type Numbered<'a> = Vec<(usize, &'a Answer<String>)>;

fn by_verdict(questions: &[Answer<String>]) -> Vec<(Verdict, Numbered<'_>)> {
    let mut groups: Vec<(Verdict, Numbered<'_>)> = Vec::new();
    for (i, answer) in questions.iter().enumerate() {
        match groups.last_mut() {
            Some((verdict, group)) if *verdict == answer.verdict => group.push((i + 1, answer)),
            _ => groups.push((answer.verdict, vec![(i + 1, answer)])),
        }
    }
    groups
}

impl Study {
    /// The whole as a page to read.
    pub fn markdown(&self, lang: Lang) -> String {
        let speech = voice(&self.game, lang);
        let say = |text: Text| speech.say(&text, &[]);
        let mut page = format!(
            "# {}\n\n{}\n\n{}\n\n```\n{}\n```\n\n{}\n\n![{}]({}.svg)\n",
            say(self.title()),
            say(self.how()),
            say(self.made()),
            self.command,
            say(self.counted()),
            say(self.drawn()),
            self.game
        );
        let said = self.clone().said(&speech);
        for (verdict, group) in by_verdict(&said.questions) {
            page += &format!("\n## {}\n", capitalised(&say(verdict.text())));
            for (number, answer) in group {
                page += &format!("\n{}", answer.paragraph(number, &speech));
            }
        }
        if !said.untried.is_empty() {
            let (heading, why) = (say(text!("study-untried")), say(text!("study-untried-why")));
            page += &format!("\n## {}\n\n{why}\n\n", capitalised(&heading));
        }
        for maxim in &said.untried {
            page += &format!("- {} {}\n", maxim.title.replace('\n', " "), cited_by_lines(&maxim.source, lang));
        }
        page
    }

    /// What the picture shows.
    fn drawn(&self) -> Text {
        text!("study-picture", title = self.title())
    }

    /// By how much the book's ways are ahead of the others, as a picture.
    pub fn svg(&self, lang: Lang) -> String {
        let speech = voice(&self.game, lang);
        let say = |text: Text| speech.say(&text, &[]);
        let said = self.clone().said(&speech);
        let row = |(number, answer): &(usize, &Answer<String>)| {
            let lead = answer.lead?;
            let name = format!("{number}. {}", answer.title.replace('\n', " "));
            let note = answer.table.as_ref().map_or_else(String::new, |table| in_signs(&table.hand, &speech));
            Some(Row { name, note, mean: lead.mean, half: Some(lead.half) })
        };
        let groups = by_verdict(&said.questions).into_iter().map(|(verdict, group)| Group {
            title: capitalised(&say(verdict.text())),
            rows: group.iter().filter_map(row).collect(),
        });
        let groups: Vec<Group> = groups.filter(|group| !group.rows.is_empty()).collect();
        let (title, axis) = (say(self.drawn()), say(text!("study-axis")));
        let point = match lang {
            Lang::En => '.',
            Lang::De => ',',
        };
        whiskers(&Frame { title: &title, axis: &axis, foot: &self.command, point }, &groups)
    }
}

impl Answer<String> {
    /// How it is asked for once more on the command line.
    pub fn asked_by(&self) -> String {
        match self.id.strip_prefix(FOLLOWED) {
            Some(maxim) => format!("--kind follow --question {maxim}"),
            None => format!("--question {}", self.id),
        }
    }

    fn paragraph(&self, number: usize, speech: &Speech) -> String {
        let mut lines = vec![format!("**{number}. {}**", self.title.replace('\n', " "))];
        lines.extend(self.table.iter().flat_map(|table| table.lines(speech, &self.names)));
        // The heading has said it already, unless there is a word of its own.
        let heading = speech.say(&self.verdict.text(), &[]);
        lines.push(match &self.judged {
            judged if *judged == heading => self.finding.clone(),
            judged => format!("*{}.* {}", capitalised(judged), self.finding),
        });
        lines.push(format!("{} · `{}`", cited_by_lines(&self.source, speech.lang()), self.asked_by()));
        lines.join("  \n") + "\n"
    }
}
