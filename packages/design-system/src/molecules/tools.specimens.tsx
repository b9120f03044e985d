import { useState } from 'react'
import { Button } from '../atoms/button.tsx'
import { Grid } from '../layouts/grid.tsx'
import { specimens } from '../specimens/specimens.ts'
import { Combobox } from './combobox.tsx'
import { EmptyState } from './empty-state.tsx'
import { FileDrop } from './file-drop.tsx'
import { Menu } from './menu.tsx'
import { SearchField } from './search-field.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'

const herbs = ['Basil', 'Bay leaf', 'Chervil', 'Chives', 'Dill', 'Marjoram', 'Oregano', 'Parsley', 'Thyme']
const DRAWINGS = [
  'empty-shelf',
  'nothing-here',
  'broken',
  'closed-door',
  'empty-table',
  'hung-apron',
  'cold-stove',
  'empty-crate',
] as const
const nothing = () => {}

function HerbBox() {
  const [text, setText] = useState('')
  const fitting = herbs.filter((herb) => herb.toLowerCase().includes(text.toLowerCase()))
  return (
    <Combobox
      label="Ingredient"
      hint="Type a few letters"
      items={fitting.map((herb) => ({ key: herb, label: herb, detail: 'herb' }))}
      onType={setText}
      onChoose={nothing}
    />
  )
}

const parts = [
  { key: 'lines', label: 'Lines', content: <p>Onion, 2.5 kg, diced</p> },
  { key: 'steps', label: 'Steps', content: <p>Sweat until soft.</p> },
]

function RecipeTabs() {
  const [part, setPart] = useState('lines')
  return <Tabs label="Recipe" tabs={parts} value={part} onChange={setPart} />
}

const actions = [
  { key: 'copy', label: 'Copy to a kitchen', onChoose: nothing },
  { key: 'bin', label: 'Move to the bin', tone: 'danger' as const, onChoose: nothing },
]

export const toolSpecimens = specimens({
  name: 'Tools',
  level: 'molecules',
  use: 'SearchField to narrow what is on screen, Combobox to find one of many, Tabs for parts of one thing, Menu for what is done seldom, EmptyState where nothing is yet.',
  props: {
    'items, onType (Combobox)': 'what fits the typed words, best first; the page looks it up',
    'tabs, value (Tabs)': 'one part in sight, kept by the page',
    'groups (Menu)': 'things to do; a group without items is left out',
    'drawing, title, text (EmptyState)': 'what belongs here, and one button that makes the first one',
    'caption (Table)': 'always there; number cells carry data-numeric',
  },
  access:
    'Roles and keys follow the ARIA patterns; a table that scrolls can be reached and scrolled by keyboard.',
  touched: ['search', 'tabs', 'menu'],
  keys: 'Arrows move in menus, lists and tabs; Escape closes',
  specimens: {
    search: <SearchField label="Search recipes" />,
    'find by typing': <HerbBox />,
    tabs: <RecipeTabs />,
    menu: <Menu trigger={<Button>More</Button>} groups={[{ items: actions }]} />,
    files: <FileDrop label="Choose files" hint="or drop them here, or paste" onFiles={nothing} />,
    'right to left': (
      <div dir="rtl">
        <SearchField label="Search recipes" />
      </div>
    ),
    empty: (
      <EmptyState
        drawing="empty-rail"
        title="No tasks for today"
        level={3}
        text="What is to be made before service hangs here."
      >
        <Button tone="primary">Plan today</Button>
      </EmptyState>
    ),
    drawings: (
      <Grid cells="small">
        {DRAWINGS.map((drawing) => (
          <EmptyState drawing={drawing} title={drawing} level={3} text="" key={drawing} />
        ))}
      </Grid>
    ),
    table: (
      <Table caption="Cost of one portion">
        <thead>
          <tr>
            <th scope="col">Ingredient</th>
            <th scope="col" data-numeric>
              Amount
            </th>
            <th scope="col" data-numeric>
              Cost
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Sea bass</th>
            <td data-numeric>180 g</td>
            <td data-numeric>€3.24</td>
          </tr>
          <tr>
            <th scope="row">Fennel</th>
            <td data-numeric>60 g</td>
            <td data-numeric>€0.18</td>
          </tr>
        </tbody>
      </Table>
    ),
  },
})
