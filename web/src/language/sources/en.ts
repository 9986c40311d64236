// The catalogues of English, as one piece of the built page.

export default Object.values(
  import.meta.glob<string>('../../../../src/boneace/languages/en/web/*.ftl', { eager: true, import: 'default' }),
);
