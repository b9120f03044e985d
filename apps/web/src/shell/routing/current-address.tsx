import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { usePathname, useSearch } from './browser-location.ts'

interface Address {
  /** With its language. */
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

const AddressContext = createContext<Address>({ pathname: '/', search: '' })

interface ShownAddressProps {
  /** The address that the server draws. */
  readonly drawn: Address
  readonly children: ReactNode
}

/** Tells what is inside of the address on screen, and of each that follows. */
export function CurrentAddress({ drawn, children }: ShownAddressProps) {
  const pathname = usePathname(drawn.pathname)
  const search = useSearch(drawn.search)
  const address = useMemo(() => ({ pathname, search }), [pathname, search])
  return <AddressContext.Provider value={address}>{children}</AddressContext.Provider>
}

/** The address on screen. */
export function useAddress(): Address {
  return useContext(AddressContext)
}
