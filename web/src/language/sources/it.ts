// The Italian catalogues, as one chunk of the built page.

export default Object.values(
  import.meta.glob<string>(['../../../../src/boneace/languages/it/{shared,web}/*.ftl', '!../../../../src/boneace/languages/it/web/{club,lab,own,table,verify}.ftl'], { eager: true, import: 'default' }),
);
