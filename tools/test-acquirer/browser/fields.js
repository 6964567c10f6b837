/** What the page loads that embeds the fields. It defines window.TestAcquirer. */
(() => {
  const { origin } = new URL(document.currentScript.src);

  /**
   * Puts the fields into the element. The answer has submit(), which ends in onToken or onError, and unmount().
   * Labels: number, expiry, cvc, holder and, for the errors, invalidNumber, invalidExpiry, expiredCard, invalidCvc, invalidHolder, failed.
   */
  function mount(element, { publishableKey, locale, labels, onReady, onToken, onError }) {
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ parent: window.location.origin, publishableKey, locale });
    frame.src = `${origin}/fields?${query}`;
    frame.title = labels.frame ?? labels.number;
    // Properties that are set by a script are no style attribute for a Content Security Policy.
    Object.assign(frame.style, { inlineSize: '100%', blockSize: '300px', border: '0', display: 'block' });

    const say = (message) => frame.contentWindow?.postMessage(message, origin);

    function hear(event) {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const { type, ...content } = event.data;
      if (type === 'acquirer:loaded') say({ type: 'acquirer:setup', locale, labels });
      else if (type === 'acquirer:ready') onReady?.();
      else if (type === 'acquirer:height') frame.style.blockSize = `${content.height}px`;
      else if (type === 'acquirer:token') onToken?.(content);
      else if (type === 'acquirer:error') onError?.(content);
    }

    window.addEventListener('message', hear);
    element.append(frame);
    return {
      submit: () => say({ type: 'acquirer:submit' }),
      unmount: () => {
        window.removeEventListener('message', hear);
        frame.remove();
      },
    };
  }

  window.TestAcquirer = { mount };
})();
