/** A legal text as it is shown: what stands before the first heading, then its sections. */
export interface LegalSections {
  readonly lead: readonly string[];
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** Reads a legal text: blank lines part paragraphs, a paragraph of one line that starts with "## " is a heading. */
export function legalSections(text: string): LegalSections {
  const lead: string[] = [];
  const sections: { title: string; paragraphs: string[] }[] = [];
  const blocks = text.split(/\n(?:[ \t]*\n)+/).map((block) => block.trim());
  for (const block of blocks.filter((one) => one !== '')) {
    const [, title] = /^## +(\S.*)$/.exec(block) ?? [];
    if (title === undefined) (sections.at(-1)?.paragraphs ?? lead).push(block);
    else sections.push({ title, paragraphs: [] });
  }
  return { lead, sections };
}
