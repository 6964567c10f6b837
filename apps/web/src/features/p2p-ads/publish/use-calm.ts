import { useEffect, useState } from 'react';

/** A value that has not changed for a while: what is typed letter by letter is not asked about letter by letter. */
export function useCalm<Value>(value: Value, calmMs = 400): Value {
  const [calm, setCalm] = useState(value);
  // Compared by what it says: an equal wish that was put together anew is no change.
  const said = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(JSON.parse(said) as Value), calmMs);
    return () => clearTimeout(timer);
  }, [said, calmMs]);
  return calm;
}
