/** The fields of a card, inside of their frame. It talks to the origin that its address names, and to nobody else. */
(() => {
  const form = document.getElementById('card');
  const { parent: parentOrigin, key: publishableKey } = form.dataset;
  const fieldNames = ['number', 'expiry', 'cvc', 'holder'];
  const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);
  const texts = {
    invalidNumber: 'Check the card number.',
    invalidExpiry: 'Check the expiry date.',
    expiredCard: 'This card has expired.',
    invalidCvc: 'Check the security code.',
    invalidHolder: 'Enter the name on the card.',
    failed: 'That did not work. Try again.',
  };
  let isSending = false;

  const inputOf = (name) => document.getElementById(name);
  const say = (message) => window.parent.postMessage(message, parentOrigin);

  function setUp({ locale, labels }) {
    document.documentElement.lang = locale;
    document.documentElement.dir = rightToLeft.has(locale.split('-')[0]) ? 'rtl' : 'ltr';
    for (const name of fieldNames) {
      if (labels[name]) document.querySelector(`label[for=${name}]`).textContent = labels[name];
    }
    for (const name of Object.keys(texts)) texts[name] = labels[name] ?? texts[name];
    say({ type: 'acquirer:ready' });
  }

  function showError(name, text) {
    const shown = document.getElementById(`${name}-error`);
    shown.textContent = text ?? '';
    shown.hidden = text === undefined;
    inputOf(name)?.setAttribute('aria-invalid', String(text !== undefined));
  }

  /** Groups while the holder types at the end; whoever corrects something in the middle keeps his place. */
  function groupWhileTyping(input, grouped) {
    input.addEventListener('input', (event) => {
      const isAtEnd = input.selectionStart === input.value.length;
      if (isAtEnd && !event.inputType?.startsWith('delete')) input.value = grouped(input.value);
    });
  }

  const digitsOf = (text) => text.replace(/\D/g, '');

  function groupedNumber(text) {
    return digitsOf(text)
      .slice(0, 19)
      .replace(/(.{4})(?=.)/g, '$1 ');
  }

  function groupedExpiry(text) {
    // What a browser fills in has its own sign between month and year.
    if (/^\d{2}$/.test(text)) return `${text} / `;
    return /^\d{3,4}$/.test(text) ? `${text.slice(0, 2)} / ${text.slice(2)}` : text;
  }

  function isCardNumber(digits) {
    const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
    const fromTheRight = digits.split('').reverse().map(Number);
    const sum = fromTheRight.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : doubled[digit]), 0);
    return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
  }

  function readExpiry(text) {
    const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
    return { expMonth: Number(month), expYear: Number(year.length === 2 ? `20${year}` : year) };
  }

  /** The card, with the text of what is wrong in each field. */
  function readCard() {
    const { expMonth, expYear } = readExpiry(inputOf('expiry').value);
    const card = {
      number: digitsOf(inputOf('number').value),
      expMonth,
      expYear,
      cvc: inputOf('cvc').value.trim(),
      holder: inputOf('holder').value.trim(),
    };
    const isMonth = expMonth >= 1 && expMonth <= 12;
    const isPast = Date.UTC(expYear, expMonth) <= Date.now();
    const wrong = {
      number: isCardNumber(card.number) ? undefined : 'invalidNumber',
      expiry: isMonth ? (isPast ? 'expiredCard' : undefined) : 'invalidExpiry',
      cvc: /^\d{3,4}$/.test(card.cvc) ? undefined : 'invalidCvc',
      holder: card.holder === '' ? 'invalidHolder' : undefined,
    };
    return { card, wrong };
  }

  async function submit() {
    if (isSending) return;
    const { card, wrong } = readCard();
    for (const name of fieldNames) showError(name, texts[wrong[name]]);
    showError('form', undefined);
    const firstWrong = fieldNames.find((name) => wrong[name]);
    if (firstWrong) {
      inputOf(firstWrong).focus();
      say({ type: 'acquirer:error', code: 'invalid_fields', field: firstWrong });
      return;
    }
    isSending = true;
    await makeToken(card);
    isSending = false;
  }

  async function makeToken(card) {
    try {
      const answer = await fetch('/v1/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-publishable-key': publishableKey },
        body: JSON.stringify(card),
      });
      const { token, error } = await answer.json();
      if (answer.ok) say({ type: 'acquirer:token', token });
      else refuse(error.code);
    } catch {
      refuse('unreachable');
    }
  }

  function refuse(code) {
    if (code === 'invalid_card') showError('number', texts.invalidNumber);
    else if (code === 'expired_card') showError('expiry', texts.expiredCard);
    else showError('form', texts.failed);
    say({ type: 'acquirer:error', code });
  }

  window.addEventListener('message', (event) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return;
    if (event.data.type === 'acquirer:setup') setUp(event.data);
    else if (event.data.type === 'acquirer:submit') void submit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  for (const name of fieldNames) inputOf(name).addEventListener('input', () => showError(name, undefined));
  groupWhileTyping(inputOf('number'), groupedNumber);
  groupWhileTyping(inputOf('expiry'), groupedExpiry);
  // Two pixels of the outline of a field in focus lie outside of it, within the padding.
  const tell = () => say({ type: 'acquirer:height', height: document.body.offsetHeight });
  new ResizeObserver(tell).observe(document.body);
  say({ type: 'acquirer:loaded' });
})();
