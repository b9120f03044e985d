import { positions } from '@brigade/domain/access/positions/positions.ts'
import { useText } from '../../../messages/text.tsx'
import { CardsList } from '../shared/cards-list.tsx'
import { openToWords, stationWords } from './facet-words.table.ts'

const named = { station: stationWords, openTo: openToWords }

/** Professionals who want to be found, by position. */
export function ProfessionalsPage() {
  const t = useText()
  const tagWords = (tag: string) => {
    const position = positions.find((each) => each === tag)
    return position === undefined ? tag : t(`trade.position.${position}`)
  }
  return <CardsList kind="professionals" tagWords={tagWords} named={named} />
}
