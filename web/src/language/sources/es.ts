// The Spanish catalogues, as one chunk of the built page.

export default Object.values(
  import.meta.glob<string>(['../../../../src/boneace/languages/es/{shared,web}/*.ftl', '!../../../../src/boneace/languages/es/web/{club,lab,own,table,verify}.ftl'], { eager: true, import: 'default' }),
);
