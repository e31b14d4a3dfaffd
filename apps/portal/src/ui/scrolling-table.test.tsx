import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollingTable } from './scrolling-table.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** jsdom draws nothing: says how wide a table and its frame are. */
function draw(frame: number, table: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(table);
  class Observer {
    readonly #seen: () => void;
    constructor(seen: () => void) {
      this.#seen = seen;
    }
    observe(): void {
      this.#seen();
    }
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  render(
    <ScrollingTable label="Rows">
      <table>
        <tbody />
      </table>
    </ScrollingTable>,
  );
}

test.each([
  [300, 640, '0'],
  [640, 640, null],
])('a frame %i wide around a table %i wide has the tab index %s', (frame, table, index) => {
  draw(frame, table);
  expect(screen.getByRole('region').getAttribute('tabindex')).toBe(index);
});
