/** Moves the focus to a field, which scrolls it into view. @param id id of its element, or of its group of choices */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  // A group of choices has no focus of its own: its chosen or first choice takes it.
  const target = field?.matches('input, select, textarea, button')
    ? field
    : (field?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], input, [role="radio"], button') ??
      field);
  target?.focus();
}
