import classes from './tone.module.css';

/**
 * What a coloured mark says: saving or success, "now", delay, refusal, notice, selection, nothing in particular.
 * A word or an icon always says it too.
 */
export type Tone = 'gain' | 'copper' | 'warn' | 'danger' | 'info' | 'pine' | 'neutral';

/** Class that sets `--tone` (text) and `--tone-tint` (ground behind it). */
export function toneClass(tone: Tone): string {
  return classes[tone] ?? '';
}
