// The charts of a comparison as Vega-Lite specifications. They name no colour that does not differ in
// lightness, shape or stroke as well.

import type { TopLevelSpec } from 'vega-lite';
import type { Compared, Interval, Row, RulesTold } from '../net/protocol';
import { scaleOf } from './figures';

/** What the two sets of rules are called in the legend. */
export interface Names { first: string; second: string }

export interface Look { ink: string; muted: string; rule: string; surface: string; first: string; second: string }

export const LOOKS: Record<'light' | 'dark', Look> = {
  light: { ink: '#22281f', muted: '#586055', rule: '#dcd8ca', surface: '#fffdf7', first: '#1c5aa6', second: '#b0470f' },
  dark: { ink: '#e6e9e3', muted: '#a9b3aa', rule: '#343c37', surface: '#1c221f', first: '#8ec2ff', second: '#ffb070' },
};

const BINS = 40;
const SIDES = ['first', 'second'] as const;
type Side = (typeof SIDES)[number];
/** Pixels of a figure: its name, and the marks of both sets of rules below it. */
const STEP = 50;
const NAME_AT = -15;
const MARK_AT: Record<Side, number> = { first: 2, second: 13 };

/** The share of the matches that had so many deals, in per cent; [] if all matches are as long. */
export function lengthValues({ first, second }: Compared): { deals: number; share: number; side: Side }[] {
  const all = [...first.lengths, ...second.lengths].map(({ deals }) => deals);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (!all.length || least === most) return [];
  const wide = Math.ceil((most - least + 1) / BINS);
  const share = (rules: RulesTold, from: number): number => {
    const found = rules.lengths.filter(({ deals }) => deals >= from && deals < from + wide);
    return (100 * found.reduce((sum, { matches }) => sum + matches, 0)) / Math.max(1, rules.matches);
  };
  const edges: number[] = [];
  for (let at = least; at < most + 2 * wide; at += wide) edges.push(at);
  return SIDES.flatMap((side) => edges.map((at) => ({ deals: at - 0.5, share: share(side === 'first' ? first : second, at), side })));
}

export function lengthSpec(found: Compared, names: Names, look: Look): TopLevelSpec | null {
  const values = lengthValues(found);
  if (!values.length) return null;
  return {
    ...base(look),
    height: 220,
    data: { values: values.map((v) => ({ ...v, name: names[v.side] })) },
    mark: { type: 'line', interpolate: 'step-after', strokeWidth: 2.5 },
    encoding: {
      x: { field: 'deals', type: 'quantitative', title: null, scale: { zero: false, nice: false }, axis: { tickMinStep: 1, grid: false } },
      y: { field: 'share', type: 'quantitative', title: null },
      color: colour(names, look),
      strokeDash: { field: 'name', type: 'nominal', scale: { domain: [names.first, names.second], range: [[1, 0], [6, 3]] }, legend },
    },
  };
}

interface Value { at: number; title: string; mean: number; low: number; high: number; name: string }

function valuesOf(rows: readonly Row[], side: Side, names: Names): Value[] {
  return rows.flatMap((row, at) => {
    const found = row[side];
    if (!found) return [];
    const [scale, ends] = [scaleOf(row), ended(found)];
    return [{ at, title: row.title, mean: scale * found.mean, low: scale * ends.low, high: scale * ends.high, name: names[side] }];
  });
}

const ended = ({ mean, low, high }: Interval): { low: number; high: number } => ({ low: low ?? mean, high: high ?? mean });

/** Figures with their intervals, one below the other; `line` is where all would be alike. */
export function rowsSpec(rows: readonly Row[], names: Names, look: Look, line: number | null): TopLevelSpec {
  const x = { type: 'quantitative' as const, scale: { zero: line === null }, axis: { title: null, tickCount: 6 } };
  const sides = SIDES.flatMap((side) => {
    const [data, yOffset] = [{ values: valuesOf(rows, side, names) }, MARK_AT[side]];
    return [
      { data, mark: { type: 'rule' as const, strokeWidth: 2, yOffset, y2Offset: yOffset }, encoding: { x: { field: 'low', ...x }, x2: { field: 'high' }, color: colour(names, look) } },
      { data, mark: { type: 'point' as const, filled: true, opacity: 1, size: 70, yOffset }, encoding: { x: { field: 'mean', ...x }, color: colour(names, look), shape: shape(names) } },
    ];
  });
  const alike = line === null ? [] : [{ data: { values: [{}] }, mark: { type: 'rule' as const, color: look.muted, strokeDash: [3, 3] }, encoding: { x: { datum: line, ...x } } }];
  return {
    ...base(look),
    height: STEP * rows.length,
    encoding: { y: { field: 'at', type: 'ordinal', axis: null, scale: { domain: rows.map((_, at) => at) } } },
    layer: [
      ...alike.map((one) => ({ ...one, encoding: { ...one.encoding, y: null } })),
      {
        data: { values: rows.map((row, at) => ({ at, title: row.title })) },
        mark: { type: 'text', align: 'left', dy: NAME_AT, color: look.ink, fontSize: 13, limit: { expr: 'width' } },
        encoding: { x: { value: 0 }, text: { field: 'title' } },
      },
      ...sides,
    ],
    resolve: { scale: { x: 'shared' } },
    config: { ...base(look).config, axisX: { title: null } },
  } as TopLevelSpec;
}

const domain = (names: Names): string[] => [names.first, names.second];
const legend = { title: null };

const colour = (names: Names, look: Look) => ({ field: 'name', type: 'nominal' as const, scale: { domain: domain(names), range: [look.first, look.second] }, legend });
const shape = (names: Names) => ({ field: 'name', type: 'nominal' as const, scale: { domain: domain(names), range: ['circle', 'square'] }, legend });

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

function base(look: Look): { $schema: string; background: string; config: object; width: 'container' } {
  const text = { labelColor: look.muted, labelFontSize: 12, titleColor: look.ink };
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: look.surface,
    width: 'container',
    config: {
      aria: false, // the figure has a name of its own, and a table
      font,
      view: { stroke: null },
      axis: { ...text, labelFlush: false, gridColor: look.rule, domainColor: look.rule, tickColor: look.rule },
      legend: { ...text, labelColor: look.ink, orient: 'top', symbolSize: 90, symbolStrokeWidth: 2.5, labelLimit: 0 },
      title: { color: look.ink, fontSize: 15, anchor: 'start', subtitleColor: look.muted },
    },
  };
}
