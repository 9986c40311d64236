// The French catalogues, as one chunk of the built page.

export default Object.values(
  import.meta.glob<string>(['../../../../src/boneace/languages/fr/{shared,web}/*.ftl', '!../../../../src/boneace/languages/fr/web/{club,lab,own,table,verify}.ftl'], { eager: true, import: 'default' }),
);
