import { type KeyboardEvent, useId, useState } from 'react'

interface ComboboxOptions<Item> {
  readonly items: readonly Item[]
  readonly initialText: string
  readonly labelOf: (item: Item) => string
  readonly onType: (text: string) => void
  readonly onChoose: (item: Item) => void
}

/** No option is pointed at. */
const NONE = -1

/** Where a key moves to in a list that is open; undefined for a key that moves nothing. */
function moved(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1 < count ? at + 1 : 0
    case 'ArrowUp':
      return at > 0 ? at - 1 : count - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * A combobox with a list [WAI-ARIA APG, "Editable Combobox With List Autocomplete"]: the focus stays in the field, arrows,
 * Home and End point at an option, Enter and Tab take it, and Escape closes the list before it closes anything around it.
 */
export function useCombobox<Item>({ items, initialText, labelOf, onType, onChoose }: ComboboxOptions<Item>) {
  const listId = useId()
  const [text, setText] = useState(initialText)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(NONE)
  const isShown = isOpen && items.length > 0
  const optionId = (index: number) => `${listId}-${index}`
  const open = (index: number) => {
    setOpen(true)
    setAt(index)
  }
  const close = () => {
    setOpen(false)
    setAt(NONE)
  }
  const choose = (item: Item | undefined) => {
    close()
    if (item === undefined) return
    setText(labelOf(item))
    onChoose(item)
  }
  const point = (index: number) => {
    setAt(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A key that composes a letter belongs to the letter.
    if (event.nativeEvent.isComposing || items.length === 0) return
    const next = moved(event.key, at, items.length)
    if (!isShown) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 0 : items.length - 1)
    } else if (next !== undefined) {
      event.preventDefault()
      point(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (at !== NONE) choose(items[at])
    } else if (event.key === 'Tab') choose(items[at])
    else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return {
    isShown,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      value: text,
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-activedescendant': isShown && at !== NONE ? optionId(at) : undefined,
      onKeyDown,
      onClick: () => (isShown ? close() : open(NONE)),
      onBlur: close,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setText(target.value)
        open(NONE)
        onType(target.value)
      },
    },
    listProps: { id: listId, role: 'listbox', onMouseLeave: () => setAt(NONE) },
    optionProps: (item: Item, index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === at,
      onMouseMove: () => setAt(index),
      // The focus stays in the field, which would close the list when it left.
      onMouseDown: (event: { readonly preventDefault: () => void }) => event.preventDefault(),
      onClick: () => choose(item),
    }),
  } as const
}
