/** A resource file of .NET without resources: the four headers that its readers ask for. */

const header = (name: string, value: string) =>
  `  <resheader name="${name}">\r\n    <value>${value}</value>\r\n  </resheader>\r\n`;

const kind = (name: string) =>
  `System.Resources.${name}, System.Windows.Forms, Version=4.0.0.0, Culture=neutral, PublicKeyToken=b77a5c561934e089`;

export const emptyFile = `<?xml version="1.0" encoding="utf-8"?>\r\n<root>\r\n${[
  header("resmimetype", "text/microsoft-resx"),
  header("version", "2.0"),
  header("reader", kind("ResXResourceReader")),
  header("writer", kind("ResXResourceWriter")),
].join("")}</root>\r\n`;
