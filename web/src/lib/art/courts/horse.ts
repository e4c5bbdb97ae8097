/** The horse of a Cavall: head and neck before the rider, looking to the left. */
import { BLACK, OCHRE, RED } from '../palette';
import { dots, line, shape, studs, type Markup } from '../svg';

/** `coat` and `mane` colour the horse, `tack` the bridle. */
export function horse(coat: string, mane: string, tack = RED): Markup {
	return (
		shape('M60 106C78 100 92 116 98 134L104 160H76Z', mane) +
		shape('M96 160C94 140 88 124 74 112L71 97 63 107C54 107 46 112 42 120L22 136C17 142 20 152 28 153 35 154 39 149 46 148 54 148 60 146 64 143 66 150 64 156 62 160Z', coat) +
		shape('M70 112C80 112 92 124 96 142 88 134 84 132 80 132 84 126 76 118 70 112ZM71 98C66 104 60 108 54 110 60 112 66 114 70 120Z', mane) +
		line('M39 124C46 130 50 138 50 147M45 116C56 124 64 130 66 142M25 137C32 140 36 144 38 150', 4.4) +
		line('M39 124C46 130 50 138 50 147M45 116C56 124 64 130 66 142', 2, { stroke: tack }) +
		studs([[49, 142]], 5, OCHRE) +
		line('M51 117Q56 115 60 120', 2) + dots([[56, 119]], 4.4, BLACK) + line('M24 141Q27 140 28 143M22 149 32 147', 2) +
		line('M50 146C64 152 84 150 104 146', 4.6) + line('M50 146C64 152 84 150 104 146', 2, { stroke: tack })
	);
}
