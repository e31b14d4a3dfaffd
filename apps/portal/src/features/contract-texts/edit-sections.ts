import type { EditedSection } from './section-editor.tsx';

/** The sections after one of them was moved, removed or followed by an empty new one. */
export function editSections(
  sections: readonly EditedSection[],
  index: number,
  act: 'up' | 'down' | 'add' | 'remove',
  newId: string,
): readonly EditedSection[] {
  const section = sections[index];
  if (!section) return sections;
  if (act === 'add') {
    return sections.toSpliced(index + 1, 0, { id: newId, heading: '', startsPage: false, source: '' });
  }
  const others = sections.toSpliced(index, 1);
  return act === 'remove' ? others : others.toSpliced(act === 'up' ? index - 1 : index + 1, 0, section);
}
