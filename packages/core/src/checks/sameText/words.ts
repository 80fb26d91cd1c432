/**
 * Words that many languages write alike: names of techniques, formats and products, loan words, and units. The list is
 * this project's own and modest; names of languages, countries and large cities come from data.
 */
import { languageRows } from "../../languages/generated/data.ts";

const alike = `
  admin administrator adobe alarm album alfa alpha android ansi apache api app apple arial artist ascii async atlas
  atom audio auto avatar azure backend backup balkan banner baud beta bios bit bitmap bitrate bits blog blogger blues
  bluetooth bonus boolean boot bot bracket browser buffer bug button byte bytes cache cafe camping canvas captcha
  casino cast cdata centimeter changelog channel chat checkbox checksum chess chrome cinema client clip clipboard
  cloud club cluster cm code codec computer console container cookies copyright crypto css csv cursor cvs data
  database debugger delta design desktop diff digital django dns docbook docker dpi duplex editor element
  email emoji euro excel exif explorer export extra facebook fax fedora feedback filter firefox firewall firmware
  flora font format forum framework ftp gateway gb genre ghz gigabyte git gitea github gitlab gnome gnu google gps
  graph gravatar gtk guitar hardware hex hosting hostname hot hotel html http https hub hz icon icons id image imap
  import index info inline input instagram internet intranet ios ip irc iso java javascript jazz jpeg jpg json kb
  kbit kernel kg khz kilometer km kubernetes lan laptop latex latin lib linkedin linux lisp log login logo logout lua
  mac macos mail marathon markdown mb media mega menu meta meter metro mhz microsoft mime mini modem module motel motor
  mozilla mpeg mysql nginx node ogg ok online open opera outlook package parser partner paypal pdf perl photo php
  pin pinterest pixel pixels pizza plasma playlist plugin plugins png podcast police pop popup port portal postgresql
  profil proxy python quiz quota radar radio radius ram raster reddit restaurant retro rgb robot router rss rtf ruby
  rust safari sandbox script server shell skype slack slang sms smtp snapshot soap software solo sonar source sport
  spotify sql ssh ssl stable status stereo studio style suse svg svn tablet tag tags taxi tcp telegram television
  terminal test tex theme ticket tiff timer token toner tooltip tsv turbo tutorial twitter txt ubuntu udp unicode
  unix uri url usb utf uuid vector version video vimeo vine visa vpn watt web webcam webhook weblate webmail
  webmaster whatsapp widget wifi wiki wikipedia windows wlan wordpress www xbox xfce xhtml xml xmpp yahoo yaml yoga
  youtube zenith zip zoom
`;

const words: ReadonlySet<string> = new Set(alike.trim().split(/\s+/));

/** Whether many languages write the word (in lower case) as English does. */
export const isWrittenAlike = (word: string): boolean => words.has(word) || placeNames().has(word);

let places: ReadonlySet<string> | undefined;

/** Words in such names that are not names. */
const common = new Set(
  `ancient antarctic basin center central church city classical coast colonial creole democratic dialect east eastern
  european federation french-based high island islands isle isles kingdom language languages literary low lower middle
  mixed modern moon new non north northern old outlying people pidgin province region republic rescue river roman root
  saint sign simplified south southern standard state states territories territory traditional uncoded undetermined
  union united unknown upper western west world`.split(/\s+/),
);

/** Words of the English names of languages, countries and the cities that time zones are named after. */
const placeNames = (): ReadonlySet<string> => {
  places ??= new Set(
    [...languageNames(), ...countryNames(), ...cityNames()]
      .flatMap((name) => name.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [])
      .map((name) => name.toLowerCase())
      .filter((name) => !common.has(name)),
  );
  return places;
};

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const regionCodes = letters.flatMap((first) => letters.map((second) => first + second));

const languageNames = (): string[] => languageRows.map(([, name]) => name);

const countryNames = (): string[] => {
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return regionCodes.flatMap((code) => names.of(code) ?? []);
};

const cityNames = (): string[] => Intl.supportedValuesOf("timeZone").map((zone) => zone.split("/").at(-1) ?? "");
