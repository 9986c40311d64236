// Drawing charts with Vega, and saving them. Fetched when there is something to draw.

import { parse, View } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';
import { compile, type TopLevelSpec } from 'vega-lite';

/** A chart of this width; the page allows no code made of text, so expressions are interpreted. */
function viewOf(spec: TopLevelSpec, width: number): View {
  const fitted = { ...spec, width, autosize: { type: 'fit-x', contains: 'padding' } } as TopLevelSpec;
  const { spec: full } = compile(fitted);
  return new View(parse(full, undefined, { ast: true }), { expr: expressionInterpreter, renderer: 'svg' });
}

/** Draws a chart into an element; returns what removes it again. */
export async function draw(spec: TopLevelSpec, into: HTMLElement, width: number): Promise<() => void> {
  const view = viewOf(spec, width);
  view.initialize(into);
  await view.runAsync();
  // Vega describes it in English; the page has said in its own words what it shows.
  for (const name of ['role', 'aria-label', 'aria-roledescription', 'title']) into.removeAttribute(name);
  into.querySelector('svg')?.setAttribute('aria-hidden', 'true');
  return () => { view.finalize(); };
}

const SAVED_WIDTH = 760;
const SHARP = 2;

/** A chart as the content of a file. */
export async function fileOf(spec: TopLevelSpec, kind: 'svg' | 'png'): Promise<Blob> {
  const view = viewOf(spec, SAVED_WIDTH);
  try {
    if (kind === 'svg') return new Blob([await view.toSVG()], { type: 'image/svg+xml' });
    const canvas = await view.toCanvas(SHARP);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => { if (blob) resolve(blob); else reject(new Error('png')); }, 'image/png');
    });
  } finally {
    view.finalize();
  }
}
