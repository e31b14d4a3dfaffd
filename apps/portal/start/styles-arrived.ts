/** Whether the page has been read and each of its style sheets, or all that the page asks for has come or failed. */
function haveArrived(): boolean {
  if (document.readyState === 'loading') return false;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return document.readyState === 'complete' || Array.from(links).every(({ sheet }) => sheet !== null);
}

/**
 * Scripts that are sent for after the first paint (`page-start`) do not wait for the style sheets by themselves. A page whose
 * styles are lost is drawn without them.
 * @returns settles when the page can be drawn in its styles
 */
export function stylesArrived(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (haveArrived()) resolve();
    };
    // Events of links do not bubble, but they can be caught on their way down.
    document.addEventListener('load', look, { capture: true });
    document.addEventListener('DOMContentLoaded', look);
    window.addEventListener('load', look);
    look();
  });
}
