/** The picture of a way to pay; its name stands beside it. */
export function MethodMark({ iconUrl }: { iconUrl: string }) {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-medium border border-line bg-canvas">
      <img src={iconUrl} alt="" width="24" height="24" loading="lazy" />
    </span>
  );
}
