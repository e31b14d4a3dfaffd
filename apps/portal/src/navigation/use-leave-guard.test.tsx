import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { openHistoryGate } from './history-gate.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

// A busy machine goes back late.
configure({ asyncUtilTimeout: 30_000 });

function Editor() {
  const [dirty, setDirty] = useState(false);
  const guard = useLeaveGuard(dirty);
  return (
    <>
      <button onClick={() => setDirty(true)}>edit</button>
      {guard.asks && (
        <>
          <button onClick={guard.stay}>stay</button>
          <button onClick={guard.leave}>leave</button>
        </>
      )}
    </>
  );
}

function Place() {
  return <p>at {useLocation().pathname}</p>;
}

test('the back button asks, stays where one is, and leaves when it may', async () => {
  openHistoryGate();
  render(
    <BrowserRouter>
      <Place />
      <Routes>
        <Route path="/" element={<Link to="/editor">open</Link>} />
        <Route path="/editor" element={<Editor />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByText('open'));
  await userEvent.click(screen.getByText('edit'));
  for (const answer of ['stay', 'stay', 'leave']) {
    window.history.back();
    const button = await screen.findByText(answer);
    expect(screen.getByText('at /editor')).toBeTruthy();
    // The address of the browser comes back as well.
    await waitFor(() => expect(window.location.pathname).toBe('/editor'));
    await userEvent.click(button);
  }
  expect(await screen.findByText('at /')).toBeTruthy();
});
