/** What is being done and for how long: drawn over itself on a terminal, and a line now and then elsewhere. */
const width = 30;
const isTerminal = () => process.stdout.isTTY === true;

export const showProgress = (label, percent) => {
  const done = Math.round((percent / 100) * width);
  const text = `  [${"#".repeat(done).padEnd(width)}] ${String(Math.round(percent)).padStart(3)} %  ${label}`;
  if (isTerminal()) process.stdout.write(`\r${text}${percent === 100 ? "\n" : ""}`);
  else if (percent === 100) console.log(text);
};

/** Runs `work` and tells of it from its start; `detail` answers what there is to say by then. */
export const whileTelling = async (label, work, detail = () => "") => {
  const started = Date.now();
  const text = () => {
    const seconds = Math.floor((Date.now() - started) / 1000);
    return [`${label}...`, ...(seconds > 0 ? [`${seconds} s`] : []), detail()].filter((part) => part !== "").join(" ");
  };
  const draw = () => process.stdout.write(isTerminal() ? `\r\u001b[K${text()}` : `${text()}\n`);
  draw();
  const ticks = setInterval(draw, isTerminal() ? 1000 : 5000);
  try {
    return await work();
  } finally {
    clearInterval(ticks);
    if (isTerminal()) process.stdout.write(`\r\u001b[K${text()}\n`);
  }
};
