/** Whether the browser has read the root to its end: something follows it, or nothing more comes. */
function isWhole(root: HTMLElement | null): root is HTMLElement {
  return root !== null && (root.nextSibling !== null || document.readyState !== 'loading');
}

/**
 * Scripts that are sent for after the first paint (`page-start`) run while the page may still be on its way. What the portal drew
 * into half a root would stand beside the rest of it.
 * @returns the element that the portal is drawn in, once it has been read to its end
 * @throws Error when the page has none
 */
export function rootRead(): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const root = document.getElementById('root');
      if (isWhole(root)) resolve(root);
      else if (document.readyState === 'loading') return;
      else reject(new Error('The page has no root element.'));
      observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', look);
    look();
  });
}
