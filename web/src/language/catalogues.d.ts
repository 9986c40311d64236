declare module '*.ftl' {
  const entries: import('./catalogue').Entries;
  export default entries;
}
