/** The frame of all pages, and which one is shown. */
import { type QueryClient, QueryClientProvider, useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { Route, Router, Switch, useLocation } from "wouter";
import { TopTools } from "./account/topTools.tsx";
import { base } from "./api/client.ts";
import { FailureNote } from "./kit/failureNote.tsx";
import { Shapes } from "./kit/shapes.tsx";
import { Toasts } from "./kit/toast.tsx";
import { TopBar } from "./kit/topBar.tsx";
import { t } from "./l10n/text.ts";
import { pageOf } from "./pages.tsx";
import { nowhere, routes } from "./routes.ts";
import styles from "./app.module.css";

export const App = ({ queries }: { readonly queries: QueryClient }) => (
  <QueryClientProvider client={queries}>
    <Router base={base}>
      <div className={styles["app"]}>
        <a href="#main" className={styles["skip"]}>
          {t("kit-skip")}
        </a>
        <Suspense fallback={<Shapes />}>
          <Place />
        </Suspense>
        <Toasts />
      </div>
    </Router>
  </QueryClientProvider>
);

const alone = new Set(routes.filter((route) => route.alone === true).map(({ path }) => path));

const Place = () => {
  const [location] = useLocation();
  return (
    <>
      {alone.has(location) ? null : (
        <TopBar>
          <TopTools />
        </TopBar>
      )}
      <Pages location={location} />
    </>
  );
};

const Pages = ({ location }: { readonly location: string }) => {
  const arrived = useRef(location);
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Failing key={location} onRetry={reset}>
      <Suspense fallback={<Shapes lines={6} />}>
        <Switch>
          {routes.map(({ path, page, also }) => (
            <Route key={path} path={path}>
              {(params) => (
                <Show page={page} also={also} params={params as Readonly<Record<string, string | undefined>>} />
              )}
            </Route>
          ))}
          <Route>{() => <Show page={nowhere} params={{}} />}</Route>
        </Switch>
        <Arrival at={location} last={arrived} />
      </Suspense>
    </Failing>
  );
};

interface Shown {
  readonly page: string;
  readonly also?: readonly string[] | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const Show = ({ page, also, params }: Shown) => {
  const Page = pageOf(page, also);
  return <Page params={params} />;
};

/**
 * Those who listen have to hear of a new page: the focus goes to it, as it would where a page is loaded. Beside the
 * page, so that it waits with it: until then there is nothing to go to. Fields that take the focus themselves keep it.
 */
const Arrival = ({ at, last }: { readonly at: string; readonly last: RefObject<string> }) => {
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    const main = document.getElementById("main");
    if (at.startsWith("/translate/") || main?.contains(document.activeElement) === true) return;
    main?.focus({ preventScroll: true });
  }, [at, last]);
  return null;
};

interface FailingProps {
  readonly children: ReactNode;
  /** What failed is kept as failed, and not asked for again, unless this is told before. */
  readonly onRetry: () => void;
}

class Failing extends Component<FailingProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main id="main" tabIndex={-1} className={styles["failed"]}>
        <FailureNote error={error} onRetry={this.retry} />
      </main>
    );
  }
}
