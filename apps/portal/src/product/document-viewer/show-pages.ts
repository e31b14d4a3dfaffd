import type { PDFDocumentProxy } from 'pdfjs-dist';
// The components of the viewer find the library that this import puts in place.
import 'pdfjs-dist/legacy/build/pdf.mjs';
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

export interface FoundPlaces {
  /** Counted from 1; 0 when the word stands nowhere. */
  readonly current: number;
  readonly total: number;
}

interface PagesListener {
  /** Name of a page for screen readers. */
  readonly pageName: (number: number) => string;
  readonly onPage: (number: number) => void;
  readonly onFound: (places: FoundPlaces | null) => void;
}

export interface ShownPages {
  readonly zoom: (steps: 1 | -1) => void;
  /** Marks all places of a word and goes to the next or the previous one; an empty word takes the marks away. */
  readonly find: (word: string, step?: 1 | -1) => void;
  readonly end: () => void;
}

const SILENT = {
  getLanguage: () => 'de',
  getDirection: () => 'ltr',
  get: () => Promise.resolve(''),
  translate: () => Promise.resolve(),
  pause: () => {},
  resume: () => {},
};

interface PageView {
  readonly div: HTMLElement;
}

/** The library's viewer; `stop` ends its listeners. */
function createViewer(container: HTMLDivElement, stop: AbortSignal) {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus });
  const options = {
    container,
    eventBus,
    linkService,
    findController: new PDFFindController({ eventBus, linkService }),
    // The portal names the pages itself: the library's words are English.
    l10n: SILENT,
    abortSignal: stop,
    enableAutoLinking: false,
  };
  const viewer = new PDFViewer(options);
  linkService.setViewer(viewer);
  return { viewer, eventBus, linkService };
}

/**
 * Draws the pages of a document with the viewer of pdf.js: each when it comes into view, with its text for selection.
 * @param container scrolls; it is positioned absolutely and has one element inside
 */
export function showPages(
  container: HTMLDivElement,
  document: PDFDocumentProxy,
  { pageName, onPage, onFound }: PagesListener,
): ShownPages {
  const stop = new AbortController();
  const { viewer, eventBus, linkService } = createViewer(container, stop.signal);
  const fit = () => {
    viewer.currentScaleValue = 'page-width';
  };
  eventBus.on('pagesinit', () => {
    fit();
    for (let index = 0; index < viewer.pagesCount; index += 1) {
      const { div } = viewer.getPageView(index) as PageView; // typed as any
      div.setAttribute('aria-label', pageName(index + 1));
    }
  });
  // The whole document is one stop of the keyboard, not each page.
  eventBus.on('textlayerrendered', ({ source }: { readonly source: PageView }) => {
    source.div.querySelector('.textLayer')?.removeAttribute('tabindex');
  });
  eventBus.on('pagechanging', ({ pageNumber }: { readonly pageNumber: number }) => onPage(pageNumber));
  const listen = ({ matchesCount }: { readonly matchesCount: FoundPlaces }) => onFound(matchesCount);
  eventBus.on('updatefindmatchescount', listen);
  eventBus.on('updatefindcontrolstate', listen);
  const fitAgain = () => viewer.currentScaleValue === 'page-width' && fit();
  window.addEventListener('resize', fitAgain, { signal: stop.signal });
  viewer.setDocument(document);
  linkService.setDocument(document);

  let last = '';
  return {
    zoom: (steps) => viewer.updateScale({ steps }),
    find: (query, step = 1) => {
      const source = container;
      const type = query === last ? 'again' : '';
      last = query;
      const same = { caseSensitive: false, entireWord: false, matchDiacritics: false, highlightAll: true };
      if (query === '') {
        eventBus.dispatch('findbarclose', { source });
        onFound(null);
      } else {
        eventBus.dispatch('find', { ...same, source, type, query, findPrevious: step === -1 });
      }
    },
    end: () => {
      stop.abort();
      viewer.cleanup();
    },
  };
}
