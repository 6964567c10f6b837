interface Answer {
  title: string;
  summary: string;
}

/** The answers in which every typed word occurs, whatever its case and its accents. */
export function answersAbout<Entry extends Answer>(answers: readonly Entry[], typed: string): readonly Entry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return answers;
  return answers.filter(({ title, summary }) => {
    const text = plain(`${title} ${summary}`);
    return words.every((word) => text.includes(word));
  });
}

/** Letters without the marks that people leave out when they search. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
