import { StateMark } from '../../atoms/state-mark.tsx'
import { specimens } from '../../specimens/specimens.ts'
import { Pipeline } from './pipeline.tsx'
import type { PipelineCard, PipelineWords } from './pipeline-types.ts'

const words: PipelineWords = {
  board: 'Applications',
  instructions: 'Space lifts a card, arrows carry it, Space puts it down.',
  open: (name) => `Open ${name}`,
  select: (name) => `Select ${name}`,
  move: (name) => `Move ${name}`,
  moveTo: 'Move to',
  empty: 'Nobody here',
  lifted: (name, column) => `${name} lifted from ${column}`,
  over: (name, column) => `${name} over ${column}`,
  dropped: (name, column) => `${name} put into ${column}`,
  putBack: (name, column) => `${name} stays in ${column}`,
}
const columns = [
  { key: 'applied', title: 'Applied' },
  { key: 'reading', title: 'Being read' },
  { key: 'over', title: 'Not this time', isFolded: true },
]
const cards: readonly PipelineCard[] = [
  {
    key: 'sam',
    column: 'applied',
    name: 'Sam Okafor',
    detail: 'Sous chef, 2.4 km away',
    mark: <StateMark state="warn">2 days without a word</StateMark>,
  },
  { key: 'lena', column: 'applied', name: 'Lena Brandt', detail: 'Chef de partie', isPending: true },
  {
    key: 'ravi',
    column: 'reading',
    name: 'Ravi Menon',
    detail: 'Commis',
    mark: <StateMark state="late">8 days without a word</StateMark>,
  },
]
const nothing = () => undefined
const shared = { words, columns, canMove: () => true, onMove: nothing, onOpen: nothing, onSelect: nothing }

export const pipelineSpecimens = specimens({
  name: 'Pipeline',
  level: 'organisms',
  use: 'Who stands where on a way of several steps. Every move has three ways: drag, keys, and the Move menu.',
  props: {
    'columns, cards': 'the steps in their order, and who stands in them',
    selected: 'the keys of the chosen cards',
    canMove: 'the rule of the domain: where a card may go',
    words: 'every word the board says by itself',
  },
  access: 'Each step of a drag is announced; focus stays with the card that was moved.',
  keys: 'j and k go from card to card, [ and ] move it, x selects, Enter opens, Space lifts it for the arrows',
  specimens: {
    'three on their way': <Pipeline {...shared} cards={cards} selected={new Set(['lena'])} />,
    'nobody yet': <Pipeline {...shared} cards={[]} selected={new Set()} />,
  },
})
