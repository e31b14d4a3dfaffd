import { foldForSearch } from '@stromwandel/kernel';

/** A question with its answer, as the texts hold it. */
export interface Question {
  /** Part of the address of the question; the same in every language and for good. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface FaqSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The words of a search. */
export function searchWords(search: string): readonly string[] {
  return foldForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The sections with the questions that hold every word, in question, answer or title; all of them without a search. */
export function findQuestions(sections: readonly FaqSection[], search: string): readonly FaqSection[] {
  const words = searchWords(search);
  if (words.length === 0) return sections;
  return sections.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.filter(({ question, answer }) => {
      const text = foldForSearch(`${title} ${question} ${answer}`);
      return words.every((word) => text.includes(word));
    }),
  }));
}

/** The section that holds an id of the address: its own, or one of its questions. */
export function sectionOf(sections: readonly FaqSection[], id: string): string | undefined {
  return sections.find((one) => one.id === id || one.questions.some((question) => question.id === id))?.id;
}
