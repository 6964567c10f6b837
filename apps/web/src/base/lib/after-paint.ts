/** Calls back when the frame that is being made is on the screen: a message that is sent before the paint comes after it. */
export function afterPaint(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(undefined);
}
