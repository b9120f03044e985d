import type { LineCommand } from '@brigade/domain/kitchen/tickets/move-line.ts'
import type { TicketMode } from '@brigade/domain/kitchen/kitchens/ticket-modes.ts'

/** How many minutes an item of the demo menu takes. */
export const demoPrepMinutes: Readonly<Record<string, number>> = {
  'Lebanese lentil soup': 4,
  'Smoked salmon quiche': 5,
  'Stuffed round squash': 7,
  'Finnish salmon soup': 6,
  'Veal schnitzel, potato salad': 9,
  'Vegetable and chickpea curry': 7,
  'Beef and broccoli': 8,
  Älplermagronen: 10,
  'Apple pie': 4,
  'Honey vanilla ice cream': 2,
  'Banana bread, butter': 3,
}

/** A move: the command, and minutes after sending. */
type Move = readonly [command: LineCommand, afterMin: number, reason?: string]

/** One line of a demo ticket. */
export interface DemoLine {
  readonly item: string
  readonly qty: number
  readonly options?: string[]
  readonly note?: string
  readonly allergies?: string[]
  readonly moves?: readonly Move[]
}

/** A demo ticket, sent so many minutes ago. Courses after the first are held until somebody fires them. */
export interface DemoTicket {
  readonly number: string
  readonly agoMin: number
  readonly mode: TicketMode
  readonly table?: string
  readonly guest?: string
  readonly covers?: number
  readonly note?: string
  readonly isPriority?: boolean
  readonly lines: readonly DemoLine[]
}

const served = (readyMin: number): readonly Move[] => [
  ['bump', readyMin],
  ['serve', readyMin + 1],
]

/** A Sunday lunch: three tables that have gone, and nine tickets on the rail. */
export const demoTickets: readonly DemoTicket[] = [
  {
    number: '31',
    agoMin: 52,
    mode: 'eat in',
    table: '2',
    covers: 2,
    lines: [
      { item: 'Beef and broccoli', qty: 1, moves: served(9) },
      { item: 'Finnish salmon soup', qty: 1, moves: served(8) },
    ],
  },
  {
    number: '32',
    agoMin: 47,
    mode: 'take away',
    guest: 'Marta',
    lines: [{ item: 'Vegetable and chickpea curry', qty: 3, moves: served(6) }],
  },
  {
    number: '33',
    agoMin: 41,
    mode: 'eat in',
    table: '5',
    covers: 4,
    lines: [
      { item: 'Veal schnitzel, potato salad', qty: 3, moves: served(12) },
      { item: 'Älplermagronen', qty: 1, moves: served(11) },
    ],
  },
  {
    number: '38',
    agoMin: 9.5,
    mode: 'eat in',
    table: '7',
    covers: 4,
    lines: [
      { item: 'Veal schnitzel, potato salad', qty: 2, note: 'One without lemon', moves: [['start', 1]] },
      { item: 'Finnish salmon soup', qty: 1, moves: [['bump', 7]] },
      { item: 'Älplermagronen', qty: 1, moves: [['start', 2]] },
      { item: 'Apple pie', qty: 2 },
    ],
  },
  {
    number: '39',
    agoMin: 6.8,
    mode: 'eat in',
    table: '12',
    covers: 3,
    lines: [
      { item: 'Lebanese lentil soup', qty: 1, moves: [['start', 1]] },
      { item: 'Smoked salmon quiche', qty: 2, allergies: ['Tree nuts'], note: 'Separate board' },
      { item: 'Beef and broccoli', qty: 3 },
    ],
  },
  {
    number: '40',
    agoMin: 5.6,
    mode: 'delivery',
    guest: 'Duarte',
    note: 'Rider waits at the back door',
    lines: [
      { item: 'Vegetable and chickpea curry', qty: 2, options: ['Extra hot'], moves: [['start', 1]] },
      {
        item: 'Beef and broccoli',
        qty: 1,
        moves: [
          ['start', 1],
          ['void', 3, 'Ordered twice'],
        ],
      },
    ],
  },
  {
    number: '41',
    agoMin: 3.9,
    mode: 'eat in',
    table: '4',
    covers: 2,
    lines: [
      { item: 'Stuffed round squash', qty: 1, moves: [['start', 1]] },
      { item: 'Smoked salmon quiche', qty: 1, moves: [['bump', 3]] },
      { item: 'Finnish salmon soup', qty: 2 },
    ],
  },
  {
    number: '42',
    agoMin: 3.1,
    mode: 'take away',
    guest: 'Ines C.',
    lines: [
      { item: 'Veal schnitzel, potato salad', qty: 1, options: ['Salad dressing apart'] },
      { item: 'Banana bread, butter', qty: 2 },
    ],
  },
  {
    number: '43',
    agoMin: 2.2,
    mode: 'eat in',
    table: '9',
    covers: 6,
    isPriority: true,
    note: 'Birthday: candle on one pie',
    lines: [
      { item: 'Lebanese lentil soup', qty: 4, moves: [['start', 1]] },
      { item: 'Stuffed round squash', qty: 2 },
      { item: 'Veal schnitzel, potato salad', qty: 3 },
      { item: 'Vegetable and chickpea curry', qty: 3 },
      { item: 'Apple pie', qty: 6 },
    ],
  },
  {
    number: '44',
    agoMin: 1.3,
    mode: 'eat in',
    table: '1',
    covers: 2,
    lines: [
      { item: 'Finnish salmon soup', qty: 1 },
      { item: 'Beef and broccoli', qty: 1, options: ['Sauce apart'], allergies: ['Sesame'] },
    ],
  },
  {
    number: '45',
    agoMin: 0.6,
    mode: 'staff',
    guest: 'Team',
    lines: [{ item: 'Älplermagronen', qty: 5 }],
  },
  {
    number: '46',
    agoMin: 0.2,
    mode: 'eat in',
    table: '3',
    covers: 2,
    lines: [
      { item: 'Honey vanilla ice cream', qty: 1 },
      { item: 'Apple pie', qty: 1, note: 'Warm' },
    ],
  },
]
