// The catalogues of Basque, as one piece of the built page.

export default Object.values(
  import.meta.glob<string>('../../../../src/boneace/languages/eu/web/*.ftl', { eager: true, import: 'default' }),
);
