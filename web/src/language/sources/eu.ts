// The Basque catalogues, as one chunk of the built page.

export default Object.values(
  import.meta.glob<string>(['../../../../src/boneace/languages/eu/{shared,web}/*.ftl', '!../../../../src/boneace/languages/eu/web/{club,lab,own,table,verify}.ftl'], { eager: true, import: 'default' }),
);
