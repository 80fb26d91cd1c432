### 作業を探す：スタートページ、プロジェクト、コンポーネント、言語。

projects-title = プロジェクト
projects-all = すべてのプロジェクト
projects-none = プロジェクトはまだありません
projects-none-about = プロジェクトはコンポーネント、つまり一緒に翻訳されるファイルの集まりを持ちます。
projects-none-public = 公開されているものはありません。サインインするともっと見られます。
projects-add = 新しいプロジェクト
projects-find = 名前でプロジェクトを探す
projects-nowhere = ここには何もありません
projects-nowhere-about = このアドレスはどこにも通じていません。入力の誤りか、ここにあったものが移動または削除されました。
projects-home = スタート
projects-welcome = { $site } で翻訳
projects-welcome-about = ここではみんなでソフトウェアを翻訳しています。見て回るか、サインインして参加してください。
projects-waits = あなたを待っているもの
projects-waits-none = 待っているものはありません
projects-waits-none-about = プロジェクトを開いて自分の言語の未完了部分を探すか、ウォッチして新しい文字列の知らせを受け取りましょう。
projects-ask-languages = どの言語に翻訳しますか？
projects-ask-languages-about = その言語で作業が必要なものがここに表示されます。プロフィールでいつでも変更できます。
projects-ask-another = ほかの言語
projects-recent = 最近の作業場所
projects-recent-none = まだ何も翻訳していません
projects-watched-ones = ウォッチ中のプロジェクト
projects-watched-none = ウォッチ中のプロジェクトはありません
projects-watched-none-about = プロジェクトをウォッチすると、ここに表示され知らせが届きます。
projects-watch = ウォッチ
projects-watched = ウォッチ中
projects-add-component = コンポーネントを追加
projects-empty = 翻訳するものがまだありません
projects-empty-about = コンポーネントを追加してください。ファイルの場所を指定すれば、残りは探します。
projects-matrix = 言語とコンポーネント
projects-language = 言語
projects-languages = 言語
projects-source = 原文
projects-start = 始める
projects-add-language = 言語を始める
projects-language-added = 言語を追加しました
projects-fail = が検査に不合格
projects-alerts = 警告
projects-locked = ロック中：今は誰もここの文字列を変更できません。
projects-work = 必要な作業
projects-work-in = { $language } で必要な作業
projects-translate = 翻訳する
projects-no-strings = 文字列はまだありません
projects-cell-empty = 文字列なし
projects-all-done = すべて翻訳済みです
projects-look-through = 見直す
projects-open-editor = エディターを開く
projects-files = ファイル
projects-far = { $percent } 翻訳済み
projects-states = 状態別の文字列
projects-state = 状態
projects-share = 割合
projects-strings = 文字列
projects-find-language = 名前かコードで言語を探す
projects-no-language = その名前の言語はありません
projects-where-to-start = どこから始めるか
projects-language-nowhere = この言語に翻訳されているものはまだありません
projects-people = 取り組んでいる人
projects-no-people = 最近この言語に翻訳した人はいません
projects-project = プロジェクト
projects-left-to-do = 残り
projects-about = { $components ->
   *[other] { $components } コンポーネント
  }、{ $languages ->
   *[other] { $languages } 言語
  }、全言語で { $strings } 文字列。
projects-queue-failing_checks = { $count ->
   *[other] { $count } 件の文字列が検査に不合格
  }
projects-queue-needs_editing = { $count ->
   *[other] { $count } 件の文字列に編集が必要
  }
projects-queue-suggestions = { $count ->
   *[other] { $count } 件の文字列に提案あり
  }
projects-queue-comments = { $count ->
   *[other] { $count } 件の文字列にコメントあり
  }
projects-queue-untranslated = { $count ->
   *[other] { $count } 件の文字列が未翻訳
  }
projects-left = { $count ->
    [0] { $number } 件中残りなし
   *[other] { $number } 件中残り { $count } 件
  }

projects-may-not-add = プロジェクトを作る権限がありません
projects-name = 名前
projects-slug = アドレスでの名前
projects-slug-hint = 小文字、数字、ハイフン。リンクに含まれるので、長く使えるものを。
projects-web = ウェブアドレス
projects-web-hint = 翻訳するものについて読める場所。
projects-instructions = 翻訳者へ
projects-instructions-hint = まず知っておくこと：語調、用語、質問先。
projects-make = プロジェクトを作成
projects-search = 検索
projects-search-for = 語句または検索式
projects-search-hint = 例：state:<translated AND language:cs
projects-search-none = 該当するものはありません
projects-search-none-about = 語句を減らすか、別の言語を試してください。
projects-engage = { $project } の翻訳に協力
projects-engage-help = 翻訳に協力する
projects-engage-web = プロジェクトについて
projects-search-found = { $count ->
   *[other] { $number } 件の文字列
  }
projects-search-all = すべて
projects-search-states = 状態別
projects-search-sort = 並び順
projects-search-sort-place = コンポーネントと言語順
projects-search-sort-changed = 最近変更された順
projects-search-sort-source = 原文順
projects-search-sort-longest = 長い順
projects-search-more = { $count ->
   *[other] さらに { $count } 件表示
  }
projects-engage-about = { $languages ->
   *[other] { $languages } 言語
  }、{ $strings } 文字列、{ $percent } 翻訳済み。
projects-may-not-start = ここで言語を開始できません。
projects-may-not-add-component = ここにコンポーネントを追加できません。

## The glossary of a project

projects-glossary = 用語集
projects-glossary-of = { $name } の用語集
projects-glossary-about = どこでも同じ訳にする用語です。エディターでは、その用語を含む文字列の下に表示されます。
projects-glossary-none = 用語集はまだありません
projects-glossary-none-about = 最初のコンポーネントとともに作られ、プロジェクトのすべての言語が加わります。
projects-glossary-back = プロジェクトへ
projects-glossary-find = 用語を探す
projects-terms = { $count ->
   *[other] 用語 { $number } 件
  }
projects-terms-none = この言語の用語はまだありません
projects-terms-none-about = どこでも同じにする言葉を追加しましょう。機能、ボタン、役割の名前などです。
projects-term = 用語
projects-term-in = { $language }での訳
projects-term-hint = 空欄にすると、すべての言語に用語が追加されます。
projects-term-add = 用語を追加
projects-term-added = 用語を追加しました
