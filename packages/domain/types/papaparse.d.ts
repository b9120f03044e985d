/** The one function that the domain uses: the library's published types would bring Node's and the browser's along. */
declare const Papa: {
  unparse(rows: readonly (readonly string[])[], options: { readonly newline: string }): string
}
export default Papa
