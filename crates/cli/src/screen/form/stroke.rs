//! Filling in a stroke: one figure after the other, in steps.

use super::{Filling, Mode};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use spadille_core::Target;
use spadille_core::space::{Figure, Filled, Form};

/// A stroke in the making.
#[derive(Clone, Debug, Default)]
pub struct Stroke {
    /// What each figure is.
    values: Vec<i64>,
    /// Which of them the keys change.
    at: usize,
    /// Which word of each group follows.
    pub(super) words: Vec<usize>,
}

impl Stroke {
    /// Begins with what is usual.
    pub fn of(form: &Form) -> Stroke {
        let Form::Stroke { figures, words, .. } = form else { return Stroke::default() };
        Stroke { values: figures.iter().map(|f| f.usual).collect(), at: 0, words: vec![0; words.len()] }
    }

    /// By `steps` more, within the figure's bounds or round its circle.
    fn change(&mut self, figure: &Figure, steps: i64) {
        let Some(value) = self.values.get_mut(self.at) else { return };
        let wanted = value.saturating_add(figure.step.saturating_mul(steps));
        *value = if figure.round {
            figure.min + (wanted - figure.min).rem_euclid(figure.max - figure.min + 1)
        } else {
            wanted.clamp(figure.min, figure.max)
        };
    }
}

impl Filling {
    pub(super) fn stroke_form(&self) -> Option<&Form> {
        self.choices.forms.iter().find(|f| matches!(f, Form::Stroke { .. }))
    }

    /// The figures with what they are now, and whether the keys change them.
    pub fn figures(&self) -> Vec<(&Figure, i64, bool)> {
        let Some(Form::Stroke { figures, .. }) = self.stroke_form() else { return vec![] };
        let values = figures.iter().zip(&self.stroke.values).enumerate();
        values.map(|(k, (figure, value))| (figure, *value, k == self.stroke.at)).collect()
    }

    /// The figures of the stroke that is being filled in, or of the named one under the cursor.
    pub fn aim(&self) -> Option<Vec<(String, i64)>> {
        match self.mode() {
            Mode::Stroke => {
                Some(self.figures().into_iter().map(|(figure, value, _)| (figure.name.clone(), value)).collect())
            }
            Mode::List => match &self.choices.list.get(*self.listed().get(self.line)?)?.target {
                Target::Stroke(figures) => Some(figures.clone()),
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn current_stroke(&self) -> Option<String> {
        let form = self.stroke_form()?;
        let Form::Stroke { words, .. } = form else { return None };
        form.notation(&Filled {
            amounts: self.aim()?,
            words: words.iter().zip(&self.stroke.words).filter_map(|(g, i)| Some(g.get(*i)?.word.clone())).collect(),
            ..Filled::default()
        })
    }

    /// Arrows choose a figure and change it, `w` walks through the words that may follow.
    pub(super) fn key_in_stroke(&mut self, key: KeyEvent) -> Option<String> {
        let Some(Form::Stroke { figures, words, .. }) = self.stroke_form().cloned() else { return None };
        let many = figures.len().max(1);
        let leap = if key.modifiers.contains(KeyModifiers::SHIFT) { 10 } else { 1 };
        let figure = figures.get(self.stroke.at)?;
        match key.code {
            KeyCode::Left => self.stroke.at = (self.stroke.at + many - 1) % many,
            KeyCode::Right => self.stroke.at = (self.stroke.at + 1) % many,
            KeyCode::Up => self.stroke.change(figure, leap),
            KeyCode::Down => self.stroke.change(figure, -leap),
            KeyCode::PageUp => self.stroke.change(figure, 20),
            KeyCode::PageDown => self.stroke.change(figure, -20),
            KeyCode::Char('w') => {
                for (i, group) in words.iter().enumerate() {
                    self.stroke.words[i] = (self.stroke.words[i] + 1) % group.len().max(1);
                    if self.stroke.words[i] != 0 {
                        break;
                    }
                }
            }
            KeyCode::Enter => return self.current(),
            _ => {}
        }
        None
    }

    /// The named stroke under the cursor becomes the one that is filled in, to be changed a little.
    pub(super) fn take_over(&mut self) {
        if let Some(aim) = self.aim() {
            self.take(&aim);
        }
    }

    /// Takes these figures; what is not among them is as usual.
    pub(super) fn take(&mut self, aim: &[(String, i64)]) {
        let Some(Form::Stroke { figures, .. }) = self.stroke_form().cloned() else { return };
        for (figure, value) in figures.iter().zip(&mut self.stroke.values) {
            let taken = aim.iter().find(|(name, _)| *name == figure.name).map(|(_, value)| *value);
            *value = taken.unwrap_or(figure.usual).clamp(figure.min, figure.max);
        }
    }
}
