import fc from 'fast-check';

// A mutant is dead with its first failure; looking for a smaller one would take most of the run.
fc.configureGlobal({ endOnFailure: true });
