import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headCommit, isTried, partsToTry, sliceOf } from './slice-of-commit.mjs';

const COMMITS = Array.from({ length: 60 }, (_, index) =>
  createHash('sha1').update(String(index)).digest('hex'),
);
const [ONE = ''] = COMMITS;

describe('sliceOf', () => {
  it('takes the same part each time for one commit', () => {
    expect(sliceOf('/search', ONE, 4)).toBe(sliceOf('/search', ONE, 4));
  });

  it.each([2, 4, 7])('takes each of %i parts over commits', (count) => {
    const taken = new Set(COMMITS.map((commit) => sliceOf('/search', commit, count)));
    expect(taken).toEqual(new Set(Array.from({ length: count }, (_, part) => part)));
  });

  it('takes different parts for different names in one commit', () => {
    const names = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
    expect(new Set(names.map((name) => sliceOf(name, ONE, 2))).size).toBe(2);
  });

  it('takes the first part where there is no commit', () => {
    expect(sliceOf('/search', '', 4)).toBe(0);
  });
});

describe('partsToTry', () => {
  const looks = ['light', 'dark'];

  it('is the part of the commit, or all when all are asked for', () => {
    expect(partsToTry('/search', looks, ONE, '')).toEqual([looks[sliceOf('/search', ONE, 2)]]);
    expect(partsToTry('/search', looks, ONE, '1')).toEqual(looks);
  });
});

describe('isTried', () => {
  it('takes a case in about one of two commits, and always when all are asked for', () => {
    const taken = COMMITS.filter((commit) => isTried('/search', 2, commit, ''));
    expect(taken.length).toBeGreaterThan(15);
    expect(taken.length).toBeLessThan(45);
    expect(COMMITS.every((commit) => isTried('/search', 2, commit, '1'))).toBe(true);
  });
});

it('the commit is one of git, or none', () => {
  expect(headCommit()).toMatch(/^([0-9a-f]{40})?$/);
});
