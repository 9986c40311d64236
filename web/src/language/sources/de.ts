// The German catalogues, as one chunk of the built page.

export default Object.values(
  import.meta.glob<string>(['../../../../src/boneace/languages/de/{shared,web}/*.ftl', '!../../../../src/boneace/languages/de/web/{club,lab,own,table,verify}.ftl'], { eager: true, import: 'default' }),
);
