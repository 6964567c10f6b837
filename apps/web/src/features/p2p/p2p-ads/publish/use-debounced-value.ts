import { useEffect, useState } from 'react';

/** The value once it has stopped changing for a while, so that typing does not send a request per letter. */
export function useDebouncedValue<Value>(value: Value, delayMs = 400): Value {
  const [debounced, setDebounced] = useState(value);
  // Compared by content: an equal object that was created again is no change.
  const said = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(JSON.parse(said) as Value), delayMs);
    return () => clearTimeout(timer);
  }, [said, delayMs]);
  return debounced;
}
