import './money.css'

interface MoneyProps {
  /** The amount in words, from the money formatter; undefined when it is not known. */
  readonly text: string | undefined
  /** Said in place of an amount that is not known: never a zero. */
  readonly unknown: string
}

/** An amount of money, with unknown kept apart from nothing. */
export function Money({ text, unknown }: MoneyProps) {
  return (
    <span className="money" data-known={text === undefined ? 'no' : 'yes'}>
      {text ?? unknown}
    </span>
  )
}
