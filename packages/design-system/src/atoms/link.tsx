import { type ComponentProps, createContext, useContext } from 'react'

const AddressContext = createContext<(path: string) => string>((path) => path)

/** Tells links below where a path is found, such as its address in the reader's language. */
export const AddressProvider = AddressContext.Provider

/** The address of a path, for whatever leads somewhere without being a link. */
export function useAddress(): (path: string) => string {
  return useContext(AddressContext)
}

/** Leads somewhere. `href` is a path of the product, or a whole address. */
export function Link({ href, children, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a {...rest} href={useAddress()(href)}>
      {children}
    </a>
  )
}
