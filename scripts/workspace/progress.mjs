/** A progress bar that is drawn over itself on a terminal, and is a line at its end elsewhere. */
const width = 30;

export const showProgress = (label, percent) => {
  const done = Math.round((percent / 100) * width);
  const text = `  [${"#".repeat(done).padEnd(width)}] ${String(Math.round(percent)).padStart(3)} %  ${label}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${percent === 100 ? "\n" : ""}`);
  else if (percent === 100) console.log(text);
};
