import './search-field.css'
import { Search } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../atoms/icon.tsx'
import { VisuallyHidden } from '../atoms/visually-hidden.tsx'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly label: string
}

/** Words to look for; the label is heard and, as placeholder, seen. */
export function SearchField({ label, ...rest }: SearchFieldProps) {
  return (
    <label className="search-field">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon of={Search} />
      <input placeholder={label} autoComplete="off" {...rest} type="search" />
    </label>
  )
}
