/** Published packages with localisation files, all under permissive licences, and the format of their files. */

export type Registry = "pip" | "npm" | "maven" | "go";

export interface Package {
  readonly registry: Registry;
  /** As the registry's client takes it; Maven: group:artifact. */
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly files: readonly Files[];
}

export interface Files {
  readonly format: string;
  /** Paths in the package; the group `language` names their language, which is English elsewhere. */
  readonly path: RegExp;
  /** Files of their own language only, as a base file is read; by default where the format has no sources. */
  readonly monolingual?: true;
}

const po: Files = { format: "po", path: /\/(?<language>[\w@]+)\/LC_MESSAGES\/[^/]+\.pot?$/ };
const pip = (name: string, version: string, licence: string, ...files: readonly Files[]): Package => ({
  registry: "pip",
  name,
  version,
  licence,
  files: files.length > 0 ? files : [po],
});
const npm = (name: string, version: string, licence: string, ...files: readonly Files[]): Package => ({
  registry: "npm",
  name,
  version,
  licence,
  files,
});
const maven = (name: string, version: string, licence: string, ...files: readonly Files[]): Package => ({
  registry: "maven",
  name,
  version,
  licence,
  files,
});
const go = (name: string, version: string, licence: string, ...files: readonly Files[]): Package => ({
  registry: "go",
  name,
  version,
  licence,
  files,
});

const android: Files = {
  format: "aresource",
  path: /\/values(?:-(?<language>[\w+-]+))?\/(?:values|strings)[^/]*\.xml$/,
};
const bundle = (format: string, path: RegExp): Files => ({ format, path, monolingual: true });
const markdown = bundle("markdown", /\.md$/);

export const packages: readonly Package[] = [
  pip("Django", "5.2", "BSD-3-Clause", po, bundle("html", /\/(?:templates|jinja2)\/.*\.html$/)),
  pip("django-allauth", "65.21.1", "MIT"),
  pip("django-cms", "5.1.3", "BSD-3-Clause"),
  pip("django-countries", "9.1.0", "MIT"),
  pip("django-import-export", "4.4.3", "BSD-2-Clause"),
  pip("django-oscar", "4.2.1", "BSD-3-Clause"),
  pip("humanize", "4.17.0", "MIT"),
  pip("notebook", "6.5.7", "BSD-3-Clause"),
  pip("sphinx", "9.0.4", "BSD-2-Clause"),
  pip("wagtail", "8.0.1", "BSD-3-Clause"),
  pip("wtforms", "3.3.2", "BSD-3-Clause"),
  pip("apache-airflow-core", "3.3.2", "Apache-2.0", bundle("i18next", /\/locales\/(?<language>[\w-]+)\/\w+\.json$/)),
  pip("pyzo", "4.22.0", "BSD-2-Clause", { format: "ts", path: /\/pyzo_(?<language>\w+)\.tr$/ }),
  npm(
    "cldr-localenames-modern",
    "45.0.0",
    "Unicode-3.0",
    bundle("json-nested", /\/main\/(?<language>[\w-]+)\/languages\.json$/),
  ),
  npm("datatables.net-plugins", "3.0.2", "MIT", bundle("json-nested", /\/i18n\/(?<language>[\w-]+)\.json$/), markdown),
  npm(
    "hexo-theme-butterfly",
    "5.7.0",
    "Apache-2.0",
    bundle("yaml", /\/languages\/(?<language>[\w-]+)\.yml$/),
    markdown,
  ),
  npm("hexo-theme-icarus", "6.1.1", "MIT", bundle("yaml", /\/languages\/(?<language>[\w-]+)\.yml$/), markdown),
  npm("hexo-theme-landscape", "1.1.0", "MIT", bundle("yaml", /\/languages\/(?<language>[\w-]+)\.yml$/), markdown),
  npm("i18n-iso-countries", "7.14.0", "MIT", bundle("json-nested", /\/langs\/(?<language>[\w-]+)\.json$/), markdown),
  npm("lighthouse", "12.2.0", "Apache-2.0", bundle("webextension", /\/locales\/(?<language>[\w-]+)\.json$/), markdown),
  npm(
    "ngx-extended-pdf-viewer",
    "30.0.0",
    "Apache-2.0",
    bundle("fluent", /\/locale\/(?<language>[\w-]+)\/\w+\.ftl$/),
    markdown,
  ),
  npm(
    "ngx-i18nsupport-lib",
    "1.10.2",
    "MIT",
    { format: "xliff", path: /\.xlf$/ },
    { format: "xliff2", path: /\.xlf2$/ },
  ),
  npm("primelocale", "2.5.0", "MIT", bundle("json-nested", /package\/(?<language>[a-z]{2}(?:-\w+)?)\.json$/), markdown),
  npm(
    "react-native",
    "0.76.0",
    "MIT",
    android,
    bundle("strings-utf8", /\/(?<language>[\w-]+)\.lproj\/\w+\.strings$/),
    markdown,
  ),
  npm(
    "@openui5/sap.m",
    "1.152.0",
    "Apache-2.0",
    bundle("properties", /\/messagebundle(?:_(?<language>\w+))?\.properties$/),
  ),
  npm(
    "@ui5/webcomponents",
    "2.26.0",
    "Apache-2.0",
    bundle("properties", /\/messagebundle(?:_(?<language>\w+))?\.properties$/),
    markdown,
  ),
  maven("com.firebaseui:firebase-ui-auth:aar", "8.0.2", "Apache-2.0", android),
  maven(
    "org.hibernate.validator:hibernate-validator",
    "8.0.1.Final",
    "Apache-2.0",
    bundle("properties", /\/ValidationMessages(?:_(?<language>\w+))?\.properties$/),
  ),
  maven(
    "org.keycloak:keycloak-themes",
    "26.0.0",
    "Apache-2.0",
    bundle("properties-utf8", /\/messages_(?<language>\w+)\.properties$/),
  ),
  maven(
    "org.springframework.security:spring-security-core",
    "6.3.4",
    "Apache-2.0",
    bundle("properties", /\/messages(?:_(?<language>\w+))?\.properties$/),
  ),
  maven(
    "org.apache.tomcat.embed:tomcat-embed-core",
    "10.1.31",
    "Apache-2.0",
    bundle("properties", /\/LocalStrings(?:_(?<language>\w+))?\.properties$/),
  ),
  go("golang.org/x/text", "v0.21.0", "BSD-3-Clause", {
    format: "gotext",
    path: /\/(?<language>[\w-]+)\/(?:messages|out)\.gotext\.json$/,
  }),
  go(
    "github.com/nicksnyder/go-i18n",
    "v1.10.3",
    "MIT",
    bundle("go-i18n-json", /\/(?!flat\/)\w+\/(?<language>\w+-\w+)\.(?:all|one|two|constants|untranslated)\.json$/),
    bundle("go-i18n-json-v2", /\/flat\/(?<language>\w+-\w+)\.[\w.]+\.json$/),
  ),
  go(
    "fyne.io/fyne/v2",
    "v2.6.0",
    "BSD-3-Clause",
    bundle("go-i18n-json-v2", /\/translations\/\w+\.(?<language>\w+)\.json$/),
  ),
];
