declare module '*.ftl' {
  const source: string;
  export default source;
}
