/** What a list is, and what it is for. */
export function ListHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="max-w-160">
      <h1 className="text-32 font-bold tablet:text-40">{title}</h1>
      <p className="mt-2 text-16 text-ink-soft tablet:text-18">{lead}</p>
    </div>
  );
}
