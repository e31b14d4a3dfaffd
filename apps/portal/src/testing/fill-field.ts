import userEvent from '@testing-library/user-event';

/** Enters a text at once, as from the clipboard: typed key by key, a large form is drawn anew for each. */
export async function fillField(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
