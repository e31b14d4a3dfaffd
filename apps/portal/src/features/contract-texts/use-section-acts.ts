import { useEffect, useRef, type RefObject } from 'react';
import { editSections } from './edit-sections.ts';
import type { EditedSection } from './section-editor.tsx';

type Act = Parameters<typeof editSections>[2];

interface SectionActs {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly act: (index: number, act: Act) => void;
}

/** Where to go on after an act, best first: selectors inside of a section. */
const GO_ON: Readonly<Record<Act, readonly string[]>> = {
  add: ['input'],
  remove: ['[data-act=remove]'],
  up: ['[data-act=up]:enabled', '[data-act=down]'],
  down: ['[data-act=down]:enabled', '[data-act=up]'],
};

/**
 * Moves, adds and removes sections, and keeps the focus where the work goes on: with a moved section, in a new one, at
 * the neighbour of a removed one. The browser would lose it with the element that is moved, disabled or gone.
 */
export function useSectionActs(
  sections: readonly EditedSection[],
  onChange: (sections: readonly EditedSection[]) => void,
): SectionActs {
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<{ readonly sectionId: string; readonly act: Act } | null>(null);

  useEffect(() => {
    if (next.current === null) return;
    const { sectionId, act } = next.current;
    next.current = null;
    const places = form.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [];
    const place = [...places].find(({ dataset }) => dataset['section'] === sectionId);
    const target = GO_ON[act].map((selector) => place?.querySelector<HTMLElement>(selector)).find(Boolean);
    target?.focus();
  }, [sections]);

  return {
    form,
    act(index, act) {
      const newId = crypto.randomUUID();
      const changed = editSections(sections, index, act, newId);
      const neighbour = changed[index] ?? changed[index - 1];
      const sectionId = {
        add: newId,
        remove: neighbour?.id,
        up: sections[index]?.id,
        down: sections[index]?.id,
      }[act];
      next.current = sectionId === undefined ? null : { sectionId, act };
      onChange(changed);
    },
  };
}
